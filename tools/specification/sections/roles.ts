import type { Section } from './section.ts';

export const roles: Section = {
  id: '§6',
  title: 'Roles and permissions',
  introduction: `There are three: the visitor, who is signed out, the signed-in person, and the moderator, whom the host names by a command (\`pnpm moderator add EMAIL\`). Requests of a signed-in person carry the token of the session in the header \`Authorization: Bearer …\`. A visitor can ask for a password reset and use its link.

Documents, steps and profiles belong to one person: to everybody else they do not exist. Everybody signed in reads the whole forum. Authors change and delete what they wrote. Moderators decide what people report: they hide, restore and remove posts and suspend people, each time with reasons that the person gets and can object to once, and each decision stands in a log that nobody can change. For everybody else there is nothing at their addresses. A suspended person reads, and keeps papers and checklist, but cannot post or vote.`,
  topics: {
    'Accept Answer': {
      'only the author of the question': 'Nobody else sees the button; the server refuses them.',
    },
    'Answer form on the list': { 'only non-authors': 'Authors answer their own question on its own page.' },
    Suspended: { 'reads and cannot post': 'Why and until when stands in place of the forms.' },
  },
};
