/** The name of a person without a name or with a deleted account. Clients translate it. */
export const unnamedAuthor = 'Member';
