import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';

export type TranslationNoteProps = Omit<ComponentProps<'p'>, 'children'>;

/** States that the page was machine-translated and not checked. */
export const TranslationNote = (props: TranslationNoteProps) => (
  <Text {...props} variant="small">
    {useMessages('translation').machine}
  </Text>
);
