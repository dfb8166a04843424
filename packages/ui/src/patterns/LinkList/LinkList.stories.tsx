import { Bell, LockKeyhole, Route } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { LinkList, LinkRow } from './LinkList.tsx';

const openDialog = fn();

const meta = preview.meta({
  title: 'Patterns/LinkList',
  component: LinkList,
  subcomponents: { LinkRow },
  args: {
    children: (
      <>
        <LinkRow icon={Route} title="Your situation" note="Student in Berlin" href="#situation" />
        <LinkRow icon={Bell} title="Dates and reminders" href="#reminders" />
        <LinkRow
          icon={LockKeyhole}
          title="Password"
          note="Changed on 12 November 2026"
          onClick={openDialog}
        />
      </>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Rows = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          children: (
            <LinkRow
              icon={Route}
              title={hardTexts.unbroken}
              note={`${hardTexts.long} ${hardTexts.unbroken}`}
              href="#long"
            />
          ),
        },
      },
      rightToLeft: {
        args: {
          children: (
            <LinkRow
              icon={Route}
              title={hardTexts.arabic.word}
              note={hardTexts.arabic.sentence}
              href="#arabic"
            />
          ),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    openDialog.mockClear();
    await expect(canvas.getByRole('link', { name: /^Your situation/ })).toHaveAttribute('href', '#situation');
    for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Password/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openDialog).toHaveBeenCalledOnce();
  },
});
