import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { RadioGroup } from '../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { QuestionPage } from './QuestionPage.tsx';

const title = 'Do you rent your home?';
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', hint: 'You live with family or friends, or own your home.' },
];

const meta = preview.meta({
  title: 'Patterns/QuestionPage',
  component: QuestionPage,
  args: {
    title,
    hint: 'Some steps are for tenants alone.',
    position: 'Question 2 of 7',
    back: { href: '#before', label: 'Back' },
    children: <RadioGroup label={title} labelHidden options={options} />,
    submitLabel: 'Continue',
    onSubmit: fn((event) => event.preventDefault()),
    skip: { label: 'Not sure', onSkip: fn(), isPending: false },
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: { longText: { args: { title: hardTexts.unbroken, hint: hardTexts.long } }, rightToLeft: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not sure' }));
    await expect(args.skip?.onSkip).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({ args: { isPending: true } });

export const MustBeAnswered = meta.story({ args: { skip: undefined, position: undefined } });
