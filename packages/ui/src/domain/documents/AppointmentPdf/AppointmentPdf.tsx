import type { StoredDocument } from '@settlement-help/contract';
import { FileDown } from 'lucide';
import { useRef, useState } from 'react';
import { isCancelled } from '../../../async/callbackFailure.tsx';
import { useFormats, useMessages as useUiMessages } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface AppointmentPdfRequest {
  /** Reports the finished share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface AppointmentPdfProps {
  /** The title of the step, part of the button's accessible name. */
  stepTitle: string;
  /** Joins the documents of the step and saves the PDF. Resolves to those that are not in it. A rejection is shown. */
  onMake: (request: AppointmentPdfRequest) => Promise<readonly Pick<StoredDocument, 'original_filename'>[]>;
}

type State = { status: 'idle' | 'failed' } | { status: 'done'; leftOut: string[] };

/** Joins the documents of a step into one PDF, with its progress. */
export function AppointmentPdf({ stepTitle, onMake }: AppointmentPdfProps) {
  const messages = useMessages('appointmentPdf');
  const { about, cancel } = useUiMessages('action');
  const format = useFormats();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [state, setState] = useState<State>({ status: 'idle' });

  const make = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'idle' });
    setShare(0);
    try {
      const leftOut = await onMake({ onProgress: setShare, signal: controller.signal });
      setState({ status: 'done', leftOut: leftOut.map(({ original_filename }) => original_filename) });
    } catch (error) {
      if (!isCancelled(error)) setState({ status: 'failed' });
    } finally {
      setShare(null);
    }
  };

  return (
    <Stack gap={3}>
      <div>
        <Button
          ref={buttonRef}
          variant="secondary"
          size="small"
          icon={FileDown}
          loading={share !== null}
          aria-label={about({ action: messages.make, subject: stepTitle })}
          onClick={make}
        >
          {messages.make}
        </Button>
      </div>
      {share !== null && (
        <Inline gap={3}>
          <Progress label={messages.running} value={Math.round(share * 100)} />
          <Button
            variant="quiet"
            size="small"
            aria-label={about({ action: cancel, subject: messages.make })}
            onClick={() => {
              running.current?.abort();
              // The pressed button disappears.
              buttonRef.current?.focus();
            }}
          >
            {cancel}
          </Button>
        </Inline>
      )}
      {state.status === 'failed' && (
        <InlineMessage tone="error" role="alert">
          {messages.failed}
        </InlineMessage>
      )}
      {state.status === 'done' && (
        <InlineMessage tone={state.leftOut.length > 0 ? 'warning' : 'success'} role="status">
          {state.leftOut.length > 0 ? messages.leftOut({ names: format.list(state.leftOut) }) : messages.done}
        </InlineMessage>
      )}
    </Stack>
  );
}
