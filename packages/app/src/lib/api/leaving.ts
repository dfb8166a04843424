let wasAsked = false;
let isLeft = false;

addEventListener('beforeunload', () => {
  wasAsked = true;
});
addEventListener('pagehide', () => {
  wasAsked = true;
  isLeft = true;
});
addEventListener('pageshow', () => {
  isLeft = false;
});

/**
 * Makes a call whose failure ends something. The browser gives up the calls of a page that is being left, and they look
 * like failures of the network: a call that fails after the page was asked to leave is made once more. Whoever left
 * never hears of it, and whoever stayed, as after a link to a telephone number, gets the answer.
 */
export async function despiteLeaving<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    // A call may be given up in the very task in which the page goes, before it hears of that: no next one comes then.
    await new Promise((resolve) => setTimeout(resolve));
    if (!wasAsked) throw error;
    if (isLeft) await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    wasAsked = false;
    return despiteLeaving(call);
  }
}
