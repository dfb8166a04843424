/** What the middleware knows of a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The path as the table of endpoints has it. */
    template: string | undefined;
    /** The signed-in user who sent the request. */
    userId: string | undefined;
  };
}
