import type { Section } from './section.ts';

export const rulings: Section = {
  id: 'Rulings',
  title: '',
  introduction: `Where §1 to §9 leave something open, the rulings decide.

### The product and how it runs

- \`npm start\` serves the app and the API on one origin; the app calls \`/api/v1/…\` there unless its build names another host.
- Data lies in SQLite and in files of one folder, which one process owns; a second process refuses to start and names the first. With a PostgreSQL and a bucket any number of servers share them.
- Email goes to an SMTP server, or without one into files of an outbox.
- Limits on requests are generous, since a shelter or a library is one address, and one setting multiplies them all. Failed log-ins are limited to 10 in 15 minutes for an account and an address.
- What people receive is what the tests and Storybook showed: nothing rewrites styles or markup after them.

### Passwords and sessions

- An unknown email address and a wrong password get the same status and text. A request for a reset link gets the same response whether the address is known or not.
- A changed or reset password ends every other session. A session ends after 12 hours without a request, and after 30 days at most.
- Deleting an account deletes everything of that person but their questions and answers, which are shown as by “Member”.

### Errors on the wire

- Every error is JSON with a \`detail\`; errors of validation add \`errors\`, a path and a message each. There is no stack trace, and no 500 for bad input.
- On requests with a token, 401 says only that the token is not valid. A wrong current password is a 400.
- Responses to requests with a token are never stored (\`Cache-Control: no-store\`).

### Documents on the server

- A document is accepted by the ending of its name and by its content, and nothing of a refused one is stored.
- Anybody else’s document is a 404. The link that downloads one expires, and its response says \`nosniff\` and a safe file name.

### The checklist on the server

- Completing step N unlocks step N + 1 for good. A locked step cannot be completed (409).
- Making the steps twice, even at the same moment, makes them once.
- Another destination has steps of its own; those of the first stay. A reset deletes the progress, and the documents that were uploaded to steps. A document that was there already and was attached to a step is only taken off it, since it belongs to the person and not to the step.`,
  topics: {
    "The user's card": {
      'a server that tells no date of completion':
        'The stamps have no date; the completion card and the celebration come all the same.',
      'any 2xx body where none is shown': 'The app fetches what it shows again.',
      'an unknown destination shows the services of France': 'So does a profile without one.',
    },
    'Routes and shell': {
      'the destination of the profile is taken over':
        'A browser without a stored destination takes that of the profile and does not ask again.',
      '/reset-password works signed in too': 'The email may be opened anywhere.',
      'closing a modal by its button leaves no dead entry':
        'Back then leaves the page as if the dialog had never been open.',
      'a reload of a modal keeps the landing page usable': 'The dialog is open again, over the landing page.',
      'a deep link is kept until after the log-in': 'The person lands where they wanted to go.',
      'Your session has ended. Please log in again.':
        'A 401 during a session: “Your session has ended. Please log in again.” on the landing page.',
      'a toast can be read and closed while a dialog is open': 'Also by a screen reader and by the keyboard.',
      'a call given up on leaving logs nothing': 'Nobody is waiting for it any more.',
    },
    'Password dialog': {
      'Incorrect email or password': 'A failed log-in says ‘Incorrect email or password’.',
      'Email already registered': 'A registration with a known address says ‘Email already registered’.',
      'a link was mailed if the address is known': 'The dialog says so, and no more.',
      'a change of the password needs a check in the last 10 minutes':
        'Later the server refuses, and the dialog asks for the current password again.',
      'a reset link works once, and for 60 minutes': 'After that the page offers to ask for a new one.',
    },
    Checklist: {
      'the steps are those of the country': 'France and Germany have ten steps each.',
      'a step marked No again locks nothing': 'What was unlocked stays unlocked.',
      'a locked step tells its title and the reason, never the blurred controls':
        'Screen readers and the keyboard pass over what is blurred.',
      'the reset is confirmed in an alert dialog of the page': 'Not by a dialog of the browser.',
    },
    Documents: {
      'documents, the newest first': 'A new document stands at the top.',
      'upload shows progress': 'In percent of the file.',
      'upload can be cancelled': 'Nothing is stored then.',
    },
    Forum: {
      '20 questions a page': 'A button loads the next page.',
      'answers come as a question comes into view': 'Never all at once, and without counting a view.',
      'a view counts once per person and question': 'Opening it again counts nothing.',
      'the same vote withdraws, the other one switches':
        'Each person has one vote for each question and answer.',
      'vote answers return the counts and my_vote': 'The buttons show what the server counted.',
      'one press, one request':
        'A vote is sent once per press, also if the response does not contain the own vote.',
      'nobody votes on their own item': 'The buttons are disabled and say why; the server refuses.',
      'without a full name the person is Member': 'The forum shows ‘Member’, never an email address.',
      'accepted answers come first': 'Then the others by score, then the oldest.',
      'the server takes answers of at most 5000 characters': 'Its detail says so.',
      'the draft stays in the form': 'A failure loses nothing that was typed.',
      'an optimistic vote rolls back': 'The count goes back where the vote could not be stored.',
      'a list that could not load offers Try Again': '“Try Again” stands in its place.',
    },
    Languages: {
      'a translation that nobody has reviewed says so once a screen':
        'One quiet line at the foot of the screen.',
    },
    'Profile and assistant': {
      'the country can be changed later': 'From the profile, without losing steps or documents.',
      'the e-mail is shown, not edited': 'The profile has no field for it.',
      'removing the photo and saving removes it': 'The initial is shown from then on.',
      'whole words, and the most specific keyword first': 'A keyword within another word does not count.',
      'answers link to the screen that they speak of': 'Such as the documents or the services.',
    },
    'Errors on the wire': {
      'what the server says of a field stands at the field': 'As if the form had found it itself.',
      'too many requests show the detail': 'It says when to try again.',
    },
  },
};
