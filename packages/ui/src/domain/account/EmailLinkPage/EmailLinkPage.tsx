import { type ReactNode, useRef, useState } from 'react';
import { failureOf } from '../../../async/callbackFailure.tsx';
import { useErrorText } from '../../../async/useErrorText.ts';
import { usePending } from '../../../async/usePending.ts';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from '../form.css.ts';

/** The action of a link: confirms an address, changes the address, or takes an account back from a stranger. */
export type EmailLinkPurpose = 'verify' | 'changeEmail' | 'takeBack';

/** The screens that the page links to. */
export type EmailLinkTarget = 'dashboard' | 'profile' | 'logIn' | 'newPassword' | 'start';

export interface EmailLinkPageProps {
  purpose: EmailLinkPurpose;
  /** False if the link is cut off. */
  hasToken: boolean;
  isSignedIn: boolean;
  hrefs: Record<EmailLinkTarget, string>;
  /**
   * Runs the action. Rejects with 400, 404 or 422 if the link does not work any more, and with 409 if another account has
   * the address.
   */
  onConfirm: () => Promise<unknown>;
}

/** The page that an email links to. Mail scanners open links, so only its button changes something. */
export function EmailLinkPage({ purpose, hasToken, isSignedIn, hrefs, onConfirm }: EmailLinkPageProps) {
  const messages = useMessages('emailLink');
  const errorText = useErrorText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'ready' | 'done' | 'linkExpired' | 'addressInUse'>('ready');
  const [failure, setFailure] = useState<ReactNode>();
  const texts = messages[purpose];

  // The focused button is removed, so the heading receives the focus.
  const show = (next: typeof state) => moveFocus(headingRef, () => setState(next));

  const { pending, run } = usePending(async () => {
    setFailure(undefined);
    try {
      await onConfirm();
      show('done');
    } catch (error) {
      const { status } = failureOf(error);
      if (status === 409) show('addressInUse');
      else if (status === 400 || status === 404 || status === 422) show('linkExpired');
      else setFailure(errorText(error));
    }
  });

  const linkTo = (target: EmailLinkTarget) => (
    <ButtonLink href={hrefs[target]}>{messages[target]}</ButtonLink>
  );
  const isTakeBack = purpose === 'takeBack';
  const profileLink = linkTo(isSignedIn ? 'profile' : 'logIn');

  const views = {
    missing: { title: messages.missingTitle, lead: messages.missing, action: linkTo('start') },
    ready: {
      title: texts.title,
      lead: texts.lead,
      action: (
        <Button loading={pending} onClick={run}>
          {texts.submit}
        </Button>
      ),
    },
    done: {
      title: texts.doneTitle,
      lead: texts.done,
      action: linkTo(isTakeBack ? 'start' : isSignedIn ? 'dashboard' : 'logIn'),
    },
    linkExpired: {
      title: messages.linkExpiredTitle,
      lead: isTakeBack ? messages.takeBack.linkExpired : messages.linkExpired,
      action: isTakeBack && !isSignedIn ? linkTo('newPassword') : profileLink,
    },
    addressInUse: {
      title: messages.addressInUseTitle,
      lead: messages.addressInUse,
      action: profileLink,
    },
  };
  const { title, lead, action } = views[hasToken ? state : 'missing'];

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
