import type { Section } from './section.ts';

export const transitions: Section = {
  id: '§4',
  title: 'States and transitions',
  introduction: `On start the app reads the token and the destination from the browser, and loads the profile where there is a token. A profile that cannot be loaded ends the session.

The password dialog goes from *request* to *verify* to *reset*; who is logged in begins at *verify*. A step is *locked*, *unlocked* or *completed*.`,
  topics: {
    'Sign-up success': {
      'Registration Successful!':
        '“Registration Successful!” and “You can now log in with your credentials.” stand for two seconds, then the dialog closes.',
    },
    'Log-in and sign-up': {
      pending: 'The button shows that the request is on its way, and sends no second one.',
    },
    Question: { is_resolved: 'A question with an accepted answer is marked as resolved.' },
    'Auth state': {
      loading: 'The outline of the app stands until the profile has arrived, never a wrong screen.',
      'choosing a country updates the profile': 'The destination and that one was chosen go to the server.',
      'Login success closes the modal':
        'The dashboard follows, or the address that the visitor had asked for.',
      Logout: 'Forgets the person, the token and the destination, and leads to the landing page.',
    },
    'Password dialog': {
      'with a logged-in user it goes straight to verify': 'It asks for the current password.',
      'without a login it asks for an email': 'It asks where to send the link.',
      'request moves to verify':
        'It says that a link was sent, and offers to change the password right here.',
      'after the check it moves to reset with empty fields': 'The new password is typed twice.',
      pending: 'The button shows that the request is on its way, and sends no second one.',
    },
    Toasts: {
      'disappear automatically': 'A toast goes after its duration; pointer and focus hold it.',
      'disappear on close': 'Its button closes it at once.',
    },
    'Checklist step': {
      unlocked: 'Asks whether it is done, to be completed by “Yes”.',
      locked: 'Stands blurred under a lock: “Complete previous step to unlock”.',
      completed: 'Has a stamp with the date, where the server tells one.',
      saving: 'The chosen button shows that the request is on its way.',
      'answering Yes unlocks the next':
        'The step with the next number unlocks at once, before the server has replied.',
      'answering No marks it not completed': 'The stamp goes.',
      "the server's step replaces the local one": 'What the server returns is what is shown.',
      initialization: 'The steps are made on the first visit, while there are none.',
    },
    Celebration: {
      'Congratulations!': 'Fireworks and “Congratulations!” lie over the page.',
      once: 'They do not come again until a step was open in between.',
      'every step is completed': 'The card “Settlement Complete” stays.',
    },
    Answer: {
      is_accepted: 'The accepted answer is marked.',
      'only one not yet accepted can be accepted': 'An accepted answer has no button to accept it.',
    },
    'Profile photo': {
      'picking a file gives a local preview': 'Nothing is sent yet.',
      'it uploads on save': 'The photo is stored first, then the profile with its address.',
      'Remove clears the preview': 'The initial takes its place.',
    },
    Assistant: {
      'it greets first': 'The conversation begins with a welcome that names its topics.',
      '1 to 2 s': 'Each reply comes after a moment, as if it were typed.',
    },
  },
};
