/** For components that cover the page: docs pages show each story in a frame. */
export const ownFrame = { story: { inline: false, height: '32rem' } };
