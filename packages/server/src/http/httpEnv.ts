export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The path template of the endpoint. */
    template: string | undefined;
    userId: string | undefined;
  };
}
