export interface HttpEnv {
  Variables: {
    requestId: string;
    template: string | undefined;
    userId: string | undefined;
  };
}
