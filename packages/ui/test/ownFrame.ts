/** For what covers the page: on a docs page each story stands in a frame of its own, and is operated there. */
export const ownFrame = { story: { inline: false, height: '32rem' } };
