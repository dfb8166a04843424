/** What is known of a request while it is answered. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** The path as the table of endpoints has it. */
    template: string | undefined;
    /** Who makes the request, once that is known. */
    userId: string | undefined;
    corsHeaders: Record<string, string> | undefined;
  };
}
