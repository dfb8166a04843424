import { dialogHref, paths } from '../../../packages/app/src/lib/navigation/paths.ts';
import { type Section, table } from './section.ts';

/** The screen of each path, signed out and signed in. A record, so that a new path without a screen is a type error. */
const screensAt: Record<keyof typeof paths, readonly [string, string]> = {
  home: ['landing page', 'dashboard'],
  dashboard: ['landing page', 'dashboard'],
  checklist: ['landing page', 'settlement checklist'],
  situation: ['landing page', 'what the person told about their situation, and its questions'],
  situationQuestion: ['landing page', 'one question about the situation'],
  step: ['a step, all that it says', 'a step, all that it says'],
  pass: [
    'the counter pass of a step, without documents',
    'the counter pass, with the documents of the person',
  ],
  letters: ['the letters of a country', 'the same letters'],
  letter: ['a letter to fill in', 'the same letter, filled in with the profile and the plan'],
  about: ['the operator of the site, and how facts are checked', 'the same page'],
  transparency: ['the yearly figures about moderation', 'the same page'],
  visitorPlan: ['the plan without an account, or the choice of a country', 'settlement checklist'],
  visitorPlanQuestion: ['a question of the plan without an account', 'settlement checklist'],
  documents: ['landing page', 'documents'],
  services: ['landing page', 'services'],
  community: ['landing page', 'forum'],
  forum: ['landing page', 'the same forum'],
  question: ['landing page', 'a question with its answers'],
  communityQuestion: ['landing page', 'the same question; emails link to it'],
  profile: ['landing page', 'profile'],
  moderation: ['landing page', 'the cases of the moderators; the dashboard for all others'],
  changeDestination: ['landing page', 'another destination, chosen from the profile'],
  reminders: ['landing page', 'the calendar and the reminders'],
  appearance: ['landing page', 'the language and the theme'],
  devices: ['landing page', 'the devices that are logged in'],
  secondFactor: ['landing page', 'turning the second factor on and off'],
  data: ['landing page', 'a copy of all data, and deleting the account'],
  resetPassword: ['new password', 'new password'],
  verifyEmail: ['a button that confirms the email address', 'the same'],
  confirmEmail: ['a button that confirms a new email address', 'the same'],
  takeBack: ['a button that takes the account back', 'the same'],
};

/** An address as people read it, each parameter in braces. */
const readable = (path: string) => `\`${path.replaceAll(/:(\w+\??)/g, '{$1}')}\``;

const addresses = table(
  ['address', 'signed out', 'signed in'],
  [
    ...Object.entries(screensAt).map(([name, shown]) => [
      readable(paths[name as keyof typeof paths]),
      ...shown,
    ]),
    ['any other', 'landing page', 'dashboard'],
  ],
);

export const screens: Section = {
  id: '§2',
  title: 'Screens and routes',
  introduction: `${addresses}

Log in, Create Account and Forgot password? are dialogs over the landing page with addresses of their own, such as \`${dialogHref('log-in')}\`. A signed-in person without a destination sees the choice of one, whatever the address.`,
  topics: {
    '/': { 'landing page': 'Leads in by “Log in” and “Create Account”.' },
    'Signed-out visitors': {
      'redirect to /': 'Any other address leads to the landing page and leaves no entry in the history.',
    },
    '/reset-password': {
      'takes a token in the query string': 'The link of the email leads here: `/reset-password?token=…`.',
    },
    '/ and /dashboard': {
      'Welcome back greeting with name and settlement country':
        'Says “Welcome back, {name}” and where the person settles.',
    },
    '/checklist': {
      'settlement checklist': 'Shows the steps of the destination in order, and how far the person has come.',
    },
    '/documents': { 'document manager': 'Takes documents in and lists those that are stored.' },
    '/services': {
      'local services accordion': 'Lists the services of the destination; each opens to its details.',
    },
    '/community': { 'the forum list': 'Shows the questions, newest first.' },
    '/forum': { 'the same forum list': 'Shows exactly what `/community` shows.' },
    '/forum/question/{questionId}': {
      'question detail with answers': 'Shows one question with all of its answers.',
    },
    '/profile': {
      'profile settings': 'Shows the profile, and leads to the settings.',
    },
    'Any unknown path': { 'the dashboard': 'A signed-in person is led to the dashboard.' },
    'Back-to-top button': 'Appears once the page is scrolled down, and brings it back to its top.',

    'Choose Your Destination': {
      'France and Germany': '“Choose Your Destination” offers “France” and “Germany”.',
      'More countries coming soon': 'Beneath the two stands “More countries coming soon”.',
      'the only screen until a country is chosen':
        'Every address shows it until the profile has a destination.',
    },
    Navigation: {
      'sidebar menu with six places':
        'Leads to “Dashboard”, “Settlement Checklist”, “Documents”, “Services”, “Community Forum” and “Profile”.',
      'highlights the current path': 'The section that the person is in stands out, for screen readers too.',
    },
    Header: {
      'the logo is inert until a country is chosen':
        'The logo is a picture and no link while there is nowhere to lead.',
      'logo, Profile button and Logout': 'Shows the logo, “Profile” and “Logout”.',
      hamburger: 'Opens the navigation where the screen is narrow.',
      'Log in when signed out': 'Shows “Log in”.',
      'profile photo': 'Shows the photo of the profile.',
      'the initial where there is no photo, the name and the country':
        'Shows the first letter of the name in place of a photo, the name, and the destination.',
      'the local part of the email where there is no name': 'Shows what stands before the @ of the address.',
      'Not specified': 'Shows “Not specified” in place of a destination that is not chosen yet.',
    },
    Footer: { 'only when signed in': 'A visitor sees none.' },
    Dashboard: {
      'greeting with the email where there is no name': 'Greets by the whole email address.',
      'four quick-access cards': '“Settlement Checklist”, “Documents”, “Services” and “Community”.',
      'each card leads to its screen': 'To `/checklist`, `/documents`, `/services` and `/community`.',
      'floating assistant': 'The button of the assistant floats in a corner.',
    },
    Modals: {
      'full-screen': 'Log-in and registration cover the whole screen.',
      'browser back closes': 'Opening one adds an entry to the history, and Back removes it.',
    },
    'Login modal': {
      'email, password, Forgot password?, Sign up': 'Asks for “Email” and “Password”.',
      'Forgot password?': '“Forgot password?” leads to the password dialog.',
      'Sign up': '“Sign up” leads to the registration.',
    },
    'Registration modal': {
      'full name, email, password, country of origin, Sign in':
        'Asks for “Full name”, “Email”, “Password” and “Country of origin”.',
      'Sign in': '“Sign in” leads to the log-in.',
    },
    'Password dialog': {
      'optional close action': 'Has a close button where there is a page to go back to.',
      'mode reset with a token': 'Sets a new password by the token of an email, without the current one.',
    },
    Toasts: {
      success: 'Something worked.',
      error: 'Something failed; it is announced at once.',
      warning: 'Something needs attention.',
      info: 'Something is good to know.',
    },
    Checklist: {
      loading: 'The outline of the steps stands until they arrive.',
      'progress panel In Progress': 'Says “In Progress” while a step is open.',
      'progress panel Done': 'Says “Done” once none is.',
      'percentage and done/total':
        'Shows how many steps of how many are completed, and the share in percent.',
      'completion card Settlement Complete':
        '“Settlement Complete” stands above the steps once all are completed.',
      'a step takes a document': 'A file can be attached to an unlocked step.',
      'uploading a document': 'The step shows how far its upload is.',
      'step with a document': 'The step names its document and links to it.',
    },
    Documents: {
      list: 'Each document with its kind, size and date, a link to download it, and a button to delete it.',
      loading: 'The outline of the list stands until it arrives.',
      empty: 'Says what to store first, and offers to choose a file.',
      upload: 'Stores a file; the list shows it at once.',
      'upload with a custom name': 'Stores the file under the name that was typed.',
      delete: 'Removes the document from the list.',
      deleting: 'The question stays, and its button shows that the document is being deleted.',
    },
    Services: {
      Germany: 'Shows the services of Germany to people who settle there.',
      France: 'Shows the services of France to everybody else.',
      accordion: 'Each service opens to what it does and where to find it.',
    },
    'Forum list': {
      questions: 'Each question with its author, date, category, votes, views and number of answers.',
      loading: 'The outline of the list stands until it arrives.',
      empty: 'Says what the forum is for, and invites a first question.',
      'category filter': 'Narrows the list to one category.',
      'new-question form': 'Asks for a title, details and a category.',
      'answers of each question': 'Shows the best answer, and the others on demand.',
      "answer box, not for the question's author": 'Everybody but the author can answer right in the list.',
      'a category without questions': 'Says so, and offers all questions.',
    },
    'Question detail': {
      loading: 'The outline of the question stands until it arrives.',
      answers: 'Shows every answer with its author, date and votes.',
      'no answers': 'Says that nobody has answered yet.',
      voting: 'Question and answers are voted helpful or not helpful.',
      'Accept Answer': 'The author of the question marks the answer that helped by “Accept Answer”.',
      'the answer form is shown to everyone': 'The author can answer here too.',
      'report, block, change and delete':
        'Behind a button on each post: authors change and delete it, others report it or block its author.',
    },
    Moderation: {
      'reports and objections': 'Moderators alone: what waits for them, what was decided, and the log.',
      'accounts of people':
        'Moderators alone: they search people, see the decisions about them, and suspend, export or delete an account with a reason and their password.',
    },
    Profile: {
      'decisions of moderators with their reasons': 'Each can be objected to once.',
      'editable fields and a photo picker': 'Changes the name, the address, the phone number and the photo.',
    },
  },
};
