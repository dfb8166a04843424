import { fromServer, state } from './state.ts';

/** What the rulings add to the specification. */
export const rulings = [
  state('Rulings: /reset-password works signed in too'),
  state('Rulings: closing a modal by its button leaves no dead entry'),
  state('Rulings: a reload of a modal keeps the landing page usable'),
  state('Rulings: a deep link is kept until after the log-in'),
  state(
    'Rulings: Your session has ended. Please log in again.',
    'Your session has ended. Please log in again.',
  ),

  fromServer(state('Rulings: Incorrect email or password', 'Incorrect email or password')),
  fromServer(state('Rulings: Email already registered', 'Email already registered')),

  state('Rulings: a link was mailed if the address is known'),
  state('Rulings: a change of the password needs a check in the last 10 minutes'),
  state('Rulings: a reset link works once, and for 60 minutes'),

  state('Rulings: the steps are those of the country'),
  state('Rulings: a step marked No again locks nothing'),
  state('Rulings: a locked step tells its title and the reason, never the blurred controls'),
  state('Rulings: the reset is confirmed in an alert dialog of the page'),

  state('Rulings: documents, the newest first'),
  state('Rulings: upload shows progress'),
  state('Rulings: upload can be cancelled'),

  state('Rulings: 20 questions a page'),
  state('Rulings: answers come as a question comes into view'),
  state('Rulings: a view counts once per person and question'),
  state('Rulings: the same vote withdraws, the other one switches'),
  state('Rulings: vote answers return the counts and my_vote'),
  state('Rulings: nobody votes on their own item'),
  fromServer(state('Rulings: without a full name the person is Member', 'Member')),
  state('Rulings: accepted answers come first'),
  state('Rulings: the server takes answers of at most 5000 characters'),
  state('Rulings: the draft stays in the form'),
  state('Rulings: an optimistic vote rolls back'),
  state('Rulings: a list that could not load offers Try Again', 'Try Again'),

  state('Rulings: the country can be changed later'),
  state('Rulings: the e-mail is shown, not edited'),
  state('Rulings: removing the photo and saving removes it'),
  state('Rulings: whole words, and the most specific keyword first'),
  state('Rulings: answers link to the screen that they speak of'),

  state('Rulings: what the server says of a field stands at the field'),
  state('Rulings: too many requests show the detail'),
];
