import type { Section } from './section.ts';

export const roles: Section = {
  id: '§6',
  title: 'Roles and permissions',
  introduction: `There are two: the visitor, who is signed out, and the signed-in person. Nobody has more rights than others. Requests of a signed-in person carry the token of the session in the header \`Authorization: Bearer …\`. A visitor can ask for a password reset and use its link.

Documents, steps and profiles belong to one person: to everybody else they do not exist. Everybody signed in reads the whole forum.`,
  topics: {
    'Accept Answer': {
      'only the author of the question': 'Nobody else sees the button; the server refuses them.',
    },
    'Answer form on the list': { 'only non-authors': 'Authors answer their own question on its own page.' },
  },
};
