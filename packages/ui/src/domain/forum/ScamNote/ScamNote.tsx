import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { findScamSign } from './findScamSign.ts';

export interface ScamNoteProps {
  /** The text of the post. */
  text: string;
}

/** Warns the readers of a post that sells appointments, or leads to a messenger or a payment that cannot be traced. */
export function ScamNote({ text }: ScamNoteProps) {
  const { scam: messages } = useMessages('forum');
  return findScamSign(text) && <InlineMessage tone="warning">{messages.note}</InlineMessage>;
}
