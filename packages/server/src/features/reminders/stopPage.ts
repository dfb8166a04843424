import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { display: grid; min-block-size: 100svh; margin: 0; place-items: center; }
main { box-sizing: border-box; inline-size: min(100%, 32rem); padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
p { margin: 0 0 1.5rem; }
button { min-block-size: 3rem; padding-inline: 1.5rem; border: 0; border-radius: .5rem; font: inherit; font-weight: 600;
  background: CanvasText; color: Canvas; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: .2rem solid Highlight; outline-offset: .2rem; }
a { color: inherit; }
`;

/** The page carries its style itself, and may do nothing but send its form. */
export const stopPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Settlement Help</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;

/** Asks before it stops the reminders; the form is sent to the address of the page itself. */
export const askToStopPage = page(
  'Stop reminders?',
  `<p>You will get no more e-mails about the dates of your plan. Your plan itself stays as it is.</p>
<form method="post"><button>Stop reminders</button></form>`,
);

export const stoppedPage = page(
  'No more reminders',
  `<p>You will get no more e-mails about the dates of your plan. You can ask for them again in the app.</p>
<p><a href="/">Go to Settlement Help</a></p>`,
);
