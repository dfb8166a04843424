/** Takes the place of a request to a server. */
export const request = () => new Promise((resolve) => setTimeout(resolve, 500));
