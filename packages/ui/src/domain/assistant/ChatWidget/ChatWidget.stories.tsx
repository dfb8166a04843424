import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { hrefs, WithRouter } from '../../../../test/wrappers/WithRouter.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { ChatWidget } from './ChatWidget.tsx';
import { type ChatTurn, hesitate } from './useConversation.ts';

interface WidgetProps extends Pick<ChatPanelProps, 'country'> {
  delay: () => number;
  startsOpen: boolean;
  history: readonly ChatTurn[];
  onClose: ChatPanelProps['onClose'];
}

/** Stores the conversation like the app. */
function Widget({ startsOpen, history, onClose, ...props }: WidgetProps) {
  const [open, setOpen] = useState(startsOpen);
  const [turns, setTurns] = useState(history);
  return (
    <WithRouter>
      <div style={{ blockSize: '100dvh' }}>
        <ChatWidget
          open={open}
          onOpen={() => setOpen(true)}
          panel={
            <ChatPanel
              {...props}
              hrefs={hrefs}
              history={turns}
              onHistoryChange={setTurns}
              onClose={(reason) => {
                setOpen(false);
                onClose(reason);
              }}
            />
          }
        />
      </div>
    </WithRouter>
  );
}

const atOnce = () => 0;

const meta = preview.meta({
  title: 'Domain/Assistant/ChatWidget',
  component: documentedAs(ChatWidget, Widget),
  subcomponents: { ChatPanel },
  render: (args) => <Widget {...args} />,
  args: {
    country: 'Germany' as ChatPanelProps['country'],
    startsOpen: true,
    history: [] as readonly ChatTurn[],
    onClose: fn<ChatPanelProps['onClose']>(),
    delay: atOnce,
  },
  parameters: { docs: ownFrame },
});

const field = { name: 'Your message' };

export const Closed = meta.story({ args: { startsOpen: false } });

export const ClosedOnAPhone = meta.story({
  args: { startsOpen: false },
  globals: { viewport: { value: 'phone' } },
  parameters: { looksLike: 'domain-assistant-chatwidget--closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ask the assistant' })).toBeVisible();
  },
});

export const Greets = meta.story({
  parameters: {
    spec: ['§4 Assistant: it greets first'],
    modes: { rightToLeft: { args: { history: [hardTexts.arabic.sentence, { topic: 'bank' }] } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Assistant' })).not.toHaveAttribute('aria-modal', 'true');
    await expect(canvas.getByRole('log', { name: 'Conversation' })).toHaveTextContent(/Welcome!/);
    await expect(canvas.getByRole('textbox', field)).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Topics' }).children).toHaveLength(10);
    await userEvent.keyboard('   {Enter}');
    await expect(canvas.queryByText('The assistant is writing')).toBeNull();
  },
});

export const ATopicPressed = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emergency' }));
    const call = await canvas.findByRole('link', { name: 'Call 112' });
    await expect(call.parentElement?.firstElementChild).toBe(call);
    const log = canvas.getByRole('log').getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = call.getBoundingClientRect();
      return expect(top >= log.top && bottom <= log.bottom).toBe(true);
    });
    await expect(canvas.getByRole('textbox', field)).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  tags: ['test-only'],
  args: { startsOpen: false },
  parameters: { spec: ['§1 floating chat assistant', '§9 Assistant: documents'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ask the assistant' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveFocus());
    await userEvent.keyboard('Where do my papers go?{Enter}');
    await expect(await canvas.findByText(/Keep your papers under Documents/)).toBeVisible();
    await expect(canvas.getByRole('textbox', field)).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Ask the assistant' })).toHaveFocus();
    await expect(args.onClose).toHaveBeenLastCalledWith('closed');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Keep your papers under Documents/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open Documents' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('followed');
  },
});

/** The reply takes 1 to 2 seconds, with an indicator. */
export const Writing = meta.story({
  args: { delay: () => 1_000_000 },
  parameters: { spec: ['§9 Assistant reply delay'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'Tax?{Enter}');
    await expect(canvas.getByText('The assistant is writing')).toBeVisible();
    await expect(canvas.getByText('Tax?')).toBeVisible();
  },
});

export const RepliesAfterAWhile = meta.story({
  args: { delay: hesitate },
  parameters: { spec: ['§4 Assistant: 1 to 2 s'] },
  play: async ({ canvas, userEvent }) => {
    const asked = performance.now();
    await userEvent.type(canvas.getByRole('textbox', field), 'Tax?{Enter}');
    await expect(await canvas.findByText(/Your tax ID comes by post/, {}, { timeout: 4000 })).toBeVisible();
    await expect(performance.now() - asked).toBeGreaterThan(990);
    await expect(canvas.queryByText('The assistant is writing')).toBeNull();
  },
});

export const TwoAtOnce = meta.story({
  args: { delay: () => 400 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'Tax?{Enter}Bank?{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('log')).toHaveTextContent(/Your tax ID.*Bring your passport/),
    );
    await expect(canvas.getAllByRole('link', { name: /^Open/ })).toHaveLength(2);
    await expect(canvas.queryByText('The assistant is writing')).toBeNull();
  },
});

/** The page was closed before the replies; they arrive when it opens again. */
export const StillWaiting = meta.story({
  args: { history: ['Tax?', 'Bank?', { topic: 'tax' }, 'Health?'] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() =>
      expect(log).toHaveTextContent(/Health\?.*Bring your passport.*You need health insurance/),
    );
    await expect(canvas.queryByText('The assistant is writing')).toBeNull();
  },
});

export const Emergency = meta.story({
  args: { history: ['Emergency!', { topic: 'emergency' }] },
  parameters: { spec: ['§9 Assistant: emergency', '§9 Assistant: 112 (EU) and 911 (US)'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Call 112 \(EU\)|Call 112 \(EU\)/)).toHaveTextContent(/911.*110.*116 117/);
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  },
});

export const EmergencyInFrance = meta.story({
  args: { country: 'France', history: ['Emergency!', { topic: 'emergency' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Call 112 \(EU\)/)).toHaveTextContent(/911.*15.*17.*18.*114/);
  },
});

export const EveryTopic = meta.story({
  args: {
    history: [
      { topic: 'documents' },
      { topic: 'settlement' },
      { topic: 'bank' },
      { topic: 'health' },
      { topic: 'work' },
      { topic: 'housing' },
      { topic: 'language' },
      { topic: 'community' },
      { topic: 'tax' },
    ],
  },
  parameters: {
    spec: [
      '§1 Assistant: canned answers, without a call to the server',
      '§9 Assistant: settlement',
      '§9 Assistant: bank',
      '§9 Assistant: health',
      '§9 Assistant: work',
      '§9 Assistant: housing',
      '§9 Assistant: language',
      '§9 Assistant: community',
      '§9 Assistant: tax',
      'Rulings: answers link to the screen that they speak of',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Open Settlement Checklist' })).toHaveLength(4);
    await expect(canvas.getAllByRole('link', { name: 'Open Services' })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'Open Community Forum' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Open Documents' })).toBeInTheDocument();
  },
});

export const EveryTopicInFrance = meta.story({ args: { ...EveryTopic.input.args, country: 'France' } });

export const Fallbacks = meta.story({
  parameters: { spec: ['§9 Assistant: four generic fallbacks'] },
  play: async ({ canvas, userEvent }) => {
    const starts = [
      /^Assistant: I have no ready/,
      /^Assistant: I did not/,
      /^Assistant: I do not/,
      /^Assistant: Nothing/,
    ];
    for (const start of starts) {
      await userEvent.type(canvas.getByRole('textbox', field), 'Blub{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('log')).toHaveTextContent(new RegExp(start.source.slice(1))),
      );
    }
  },
});

/** "taxi" does not match "tax". */
export const WholeWords = meta.story({
  parameters: { spec: ['Rulings: whole words, and the most specific keyword first'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', field), 'What is a taxi?{Enter}');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/I have no ready/));
    await userEvent.type(canvas.getByRole('textbox', field), 'A bank account for my rent{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Open Services' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { history: [`${hardTexts.unbroken} ${hardTexts.arabic.sentence}`, { topic: 'bank' }] },
  globals: { viewport: { value: 'phone' } },
});

/** With large text on a low screen, the whole panel scrolls. */
export const TwiceAsLarge = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog');
    const isInSight = (element: Element) => {
      const edges = panel.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return top >= edges.top - 1 && bottom <= edges.bottom + 1;
    };
    await waitFor(() => expect(isInSight(canvas.getByRole('textbox', field))).toBe(true));
    await userEvent.keyboard('112{Enter}');
    const call = await canvas.findByRole('link', { name: 'Call 112' });
    await waitFor(() => expect(isInSight(call)).toBe(true));
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    const close = canvas.getByRole('button', { name: 'Close the assistant' });
    close.scrollIntoView({ block: 'nearest' });
    await expect(isInSight(close)).toBe(true);
    call.scrollIntoView({ block: 'start' });
  },
});
