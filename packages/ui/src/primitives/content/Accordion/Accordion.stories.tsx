import { HeartPulse, Landmark, TrainFront } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    onValueChange: fn(),
    children: [
      <AccordionItem
        key="health"
        value="health"
        title="Health insurance"
        note="Krankenkasse"
        icon={HeartPulse}
      >
        You choose your insurer. <Link href="#insurers">See every insurer</Link>
      </AccordionItem>,
      <AccordionItem key="town" value="town" title="Town hall" note="Bürgeramt" icon={Landmark}>
        Registers your address.
      </AccordionItem>,
      <AccordionItem key="transport" value="transport" title="Transport" icon={TrainFront}>
        One ticket for the whole country.
      </AccordionItem>,
    ],
  },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded' },
});

export const Closed = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          defaultValue: ['long', 'unbroken'],
          children: [
            <AccordionItem
              key="long"
              value="long"
              title={hardTexts.long}
              note={hardTexts.long}
              icon={Landmark}
            >
              {hardTexts.long}
            </AccordionItem>,
            <AccordionItem key="unbroken" value="unbroken" title={hardTexts.unbroken} icon={Landmark}>
              {hardTexts.unbroken}
            </AccordionItem>,
          ],
        },
      },
      rightToLeft: {
        args: {
          defaultValue: ['a'],
          children: [
            <AccordionItem key="a" value="a" title={hardTexts.arabic.action} note="Anmeldung" icon={Landmark}>
              {hardTexts.arabic.sentence}
            </AccordionItem>,
            <AccordionItem key="b" value="b" title={hardTexts.arabic.word} icon={HeartPulse}>
              {hardTexts.arabic.sentence}
            </AccordionItem>,
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Town hall Bürgeramt' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Town hall Bürgeramt' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Arrow keys, Home and End move between titles; Enter and Space open and close; Tab enters an open panel. */
export const Keyboard = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    const title = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(title('Health insurance Krankenkasse')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['health']);
    await expect(canvas.getByRole('region', { name: 'Health insurance Krankenkasse' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(title('Town hall Bürgeramt')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(title('Transport')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['health', 'transport']);
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See every insurer' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['transport']);
    await expect(title('Health insurance Krankenkasse')).toHaveAttribute('aria-expanded', 'false');
  },
});

export const OpenFromTheStart = meta.story({ args: { defaultValue: ['health', 'transport'] } });

/** A controlled item does not open until the value changes. */
export const Controlled = meta.story({
  args: { value: ['town'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transport' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['town', 'transport']);
    await expect(canvas.getByRole('button', { name: 'Transport' })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Matrix = meta.story({
  args: {
    defaultValue: ['open', 'plain open'],
    children: [
      <AccordionItem key="1" value="closed" title="Closed" note="zu" icon={Landmark} headingLevel={2}>
        Text
      </AccordionItem>,
      <AccordionItem key="2" value="open" title="Open" note="auf" icon={Landmark} headingLevel={2}>
        What is shown while it is open.
      </AccordionItem>,
      <AccordionItem key="3" value="plain" title="Without an icon" headingLevel={2}>
        Text
      </AccordionItem>,
      <AccordionItem key="4" value="plain open" title="Without an icon, open" headingLevel={2}>
        What is shown while it is open.
      </AccordionItem>,
      <AccordionItem key="5" value="disabled" title="Disabled" icon={Landmark} headingLevel={2} disabled>
        Text
      </AccordionItem>,
    ],
  },
});
