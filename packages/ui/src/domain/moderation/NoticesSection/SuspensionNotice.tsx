import type { User } from '@settlement-help/contract';
import { Callout } from '../../../primitives/feedback/Callout/Callout.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface SuspensionNoticeProps {
  /** Why and until when. */
  suspension: NonNullable<User['suspension']>;
}

/** Stands in place of what a suspended person cannot do: why, until when, and what stays possible. */
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
