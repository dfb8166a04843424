import { type ReactNode, useRef, useState } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { useFailureText } from '../../../async/useFailureText.ts';
import { usePending } from '../../../async/usePending.ts';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from '../form.css.ts';

/** The action of a link: confirms an address, confirms a new address, or takes an account back from a stranger. */
export type EmailLinkPurpose = 'verify' | 'confirm' | 'takeBack';

export interface EmailLinkPageProps {
  purpose: EmailLinkPurpose;
  /** False if the link is cut off. */
  hasToken: boolean;
  isSignedIn: boolean;
  hrefs: Record<'dashboard' | 'profile' | 'logIn' | 'newPassword' | 'start', string>;
  /** Runs the action. Status 400 means that the link has ended, 409 that another account has the address. */
  onConfirm: () => Promise<unknown>;
}

/** The page that an email links to. Mail scanners open links, so only its button changes something. */
export function EmailLinkPage({ purpose, hasToken, isSignedIn, hrefs, onConfirm }: EmailLinkPageProps) {
  const messages = useMessages('emailLink');
  const failureText = useFailureText(messages.offline);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'ready' | 'done' | 'ended' | 'taken'>('ready');
  const [failure, setFailure] = useState<ReactNode>();
  const texts = messages[purpose];

  // The focused button disappears.
  const show = (next: typeof state) => moveFocus(headingRef, () => setState(next));

  const { pending, run } = usePending(async () => {
    setFailure(undefined);
    try {
      await onConfirm();
      show('done');
    } catch (error) {
      const { status } = failureOf(error);
      if (status === 409) show('taken');
      else if (status === 400 || status === 404 || status === 422) show('ended');
      else setFailure(failureText(error));
    }
  });

  const linkTo = (name: 'dashboard' | 'profile' | 'logIn' | 'newPassword' | 'start') => (
    <ButtonLink href={hrefs[name]}>{messages[name]}</ButtonLink>
  );
  const toProfile = linkTo(isSignedIn ? 'profile' : 'logIn');

  const views = {
    missing: [messages.missingTitle, messages.missing, linkTo('start')],
    ready: [
      texts.title,
      texts.lead,
      <Button key="submit" loading={pending} onClick={run}>
        {texts.submit}
      </Button>,
    ],
    done: [
      texts.doneTitle,
      texts.done,
      linkTo(purpose === 'takeBack' ? 'start' : isSignedIn ? 'dashboard' : 'logIn'),
    ],
    ended: [
      messages.endedTitle,
      purpose === 'takeBack' ? messages.takeBack.ended : messages.ended,
      purpose === 'takeBack' && !isSignedIn ? linkTo('newPassword') : toProfile,
    ],
    taken: [messages.takenTitle, messages.taken, toProfile],
  } as const;
  const [title, lead, action] = views[hasToken ? state : 'missing'];

  return (
    <Stack gap={8} className={styles.screen}>
      <div>
        <Heading level={1} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <Text variant="lead">{lead}</Text>
      </div>
      {failure && (
        <InlineMessage tone="error" role="alert">
          {failure}
        </InlineMessage>
      )}
      <div>{action}</div>
    </Stack>
  );
}
