import type { Formats } from '../internal/formats.ts';

/** The English texts of what floats over every screen; those of the conversation come with it. */
export const enAssistant = (_format: Formats) => ({
  assistant: {
    open: 'Ask the assistant',
    corner: 'Quick help',
  },
});
