import type { ComponentProps } from 'react';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export type TranslationNoteProps = Omit<ComponentProps<'p'>, 'children'>;

/** States that the page was machine-translated and not checked. */
export const TranslationNote = (props: TranslationNoteProps) => (
  <Text {...props} variant="small">
    {useMessages('translation').machine}
  </Text>
);
