import type { User } from '@settlement-help/contract';
import { Callout } from '../../../primitives/feedback/Callout/Callout.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface SuspensionNoticeProps {
  suspension: NonNullable<User['suspension']>;
}

/** Replaces the forms of a suspended user: the reason, the end, and what stays possible. */
export function SuspensionNotice({ suspension: { until, reason, facts } }: SuspensionNoticeProps) {
  const messages = useMessages('moderation');
  return (
    <Callout title={until ? messages.suspendedUntil({ until }) : messages.suspendedForGood}>
      <bdi>{facts || messages.reason[reason]}</bdi>
      <br />
      {messages.suspendedStays}
    </Callout>
  );
}
