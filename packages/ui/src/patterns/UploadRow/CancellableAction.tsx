import { type ReactNode, useRef } from 'react';
import type { useCancellable } from '../../async/useCancellable.ts';
import { useUiMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import type { IconType } from '../../primitives/content/Icon/Icon.tsx';
import { Stack } from '../../primitives/content/Stack/Stack.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { CancellableProgress } from './CancellableProgress.tsx';

export interface CancellableActionProps {
  /** From `useCancellable`. */
  action: ReturnType<typeof useCancellable>;
  label: string;
  /** The step or document, part of the button's accessible name. */
  subject: string;
  icon: IconType;
  /** The label of the progress. */
  running: string;
  failed: string;
  /** The result. */
  children?: ReactNode;
}

/** A button for an action of seconds or minutes, with its progress, which can be cancelled, and its error. */
export function CancellableAction({
  action: { share, error, run, cancel },
  label,
  subject,
  icon,
  running,
  failed,
  children,
}: CancellableActionProps) {
  const { about } = useUiMessages('action');
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={3}>
      <div>
        <Button
          ref={buttonRef}
          variant="secondary"
          size="small"
          icon={icon}
          loading={share !== null}
          aria-label={about({ action: label, subject })}
          onClick={run}
        >
          {label}
        </Button>
      </div>
      {share !== null && (
        <CancellableProgress
          label={running}
          share={share}
          subject={label}
          onCancel={() => {
            cancel();
            // The pressed button disappears.
            buttonRef.current?.focus();
          }}
        />
      )}
      {error !== undefined && (
        <InlineMessage tone="error" role="alert">
          {failed}
        </InlineMessage>
      )}
      {children}
    </Stack>
  );
}
