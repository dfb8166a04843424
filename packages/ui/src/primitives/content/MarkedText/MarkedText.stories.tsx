import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { MarkedText } from './MarkedText.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/MarkedText',
  component: MarkedText,
  args: { query: 'burgeramt termin', children: 'Ein Termin beim Bürgeramt in Köln' },
  parameters: { layout: 'padded' },
});

export const Words = meta.story({
  parameters: {
    modes: {
      forcedColors: true,
      longText: {
        render: () => (
          <div style={{ maxInlineSize: 288 }}>
            <MarkedText query="rindfleisch">{hardTexts.unbroken}</MarkedText>
          </div>
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('mark').map((mark) => mark.textContent);
    await expect(marks).toEqual(['Termin', 'Bürgeramt']);
  },
});

/** Accents, Arabic forms and one typing error do not matter; beginnings and parts of compounds match. */
export const Matrix = meta.story({
  parameters: { modes: { rightToLeft: true } },
  render: () => (
    <Stack gap={4}>
      <Text userWritten>
        <MarkedText query="aufenhaltstitel">Mein Aufenthaltstitel läuft ab</MarkedText>
      </Text>
      <Text userWritten>
        <MarkedText query="versicherung">Krankenversicherung für Studierende</MarkedText>
      </Text>
      <Text userWritten>
        <MarkedText query="الاقامه">كيف أجدد بطاقة الإقامة؟</MarkedText>
      </Text>
      <Text userWritten>
        <MarkedText query="імя">Як змінити ім’я в документах?</MarkedText>
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('mark').map((mark) => mark.textContent);
    await expect(marks).toEqual(['Aufenthaltstitel', 'Krankenversicherung', 'الإقامة', 'ім’я']);
  },
});

export const NoMatch = meta.story({
  tags: ['test-only'],
  args: { query: 'passport' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ein Termin beim Bürgeramt in Köln')).toBeVisible();
    await expect(canvas.queryByRole('mark')).toBeNull();
  },
});
