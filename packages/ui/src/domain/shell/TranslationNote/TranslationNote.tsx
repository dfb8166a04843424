import type { ComponentProps } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';

export type TranslationNoteProps = Omit<ComponentProps<'p'>, 'children'>;

/** Says at the foot of a screen that a machine translated it and no person has checked that yet. */
export const TranslationNote = (props: TranslationNoteProps) => (
  <Text {...props} variant="small">
    {useMessages('translation').machine}
  </Text>
);
