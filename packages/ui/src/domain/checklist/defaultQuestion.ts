/** The contract's question for a step without its own, in English. */
export const defaultQuestion = 'Have you done this step?';
