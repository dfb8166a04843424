import type { Section } from './section.ts';

export const purpose: Section = {
  id: '§1',
  title: 'What the product does',
  introduction: `Settlement Help is a web app for people who move to France or Germany. Somebody with an account gets

- a dashboard that says what comes next,
- a checklist of the official steps, which unlock one after the other,
- a private place for their documents,
- the offices and everyday services of the country where they settle,
- a forum where people who made the move answer questions,
- a profile that they can edit,
- an assistant with ready-made replies.

A visitor sees the landing page, and logs in or creates an account with an email address and a password.`,
  topics: {
    'Landing page': {
      'feature blurbs': 'Four short texts say what an account gives.',
      images:
        'Drawings show the way from one country to the other; the page asks no other site for a picture.',
    },
    Footer: {
      'the credit of the builder': 'Names who built the product, beside the copyright line.',
    },
    'floating chat assistant': 'Opens above every screen of a signed-in person.',
    Assistant: {
      'canned answers, without a call to the server':
        'Each reply is a ready-made text that is found by a keyword, in the browser alone.',
    },
  },
};
