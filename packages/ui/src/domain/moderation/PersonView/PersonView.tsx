import type { Decision, FoundPerson, NewSuspension } from '@settlement-help/contract';
import { useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { LoadMore } from '../../../primitives/actions/LoadMore/LoadMore.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Skeleton, SkeletonGroup } from '../../../primitives/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LoadFailure } from '../../shell/LoadFailure/LoadFailure.tsx';
import { DecisionDialog } from '../ModerationQueue/DecisionDialog.tsx';
import { DecisionList } from '../ModerationQueue/DecisionList.tsx';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';

export interface PersonViewProps extends Pick<AccountDialogProps, 'onExport' | 'onDelete'> {
  person: FoundPerson;
  /** True for the account of the moderator, who cannot act on it. @default false */
  isSelf?: boolean;
  /** The decisions about the person, newest first. */
  decisions: readonly Decision[] | 'loading' | 'failed';
  onRetry: () => Promise<unknown>;
  onLoadMore?: (() => Promise<unknown>) | undefined;
  onSuspend: (suspension: NewSuspension) => Promise<void>;
  onLift: () => Promise<void>;
}

/** The account of a person for moderators: its data, the decisions about it, and what can be done on request. */
export function PersonView({ person, isSelf = false, ...props }: PersonViewProps) {
  const messages = useMessages('people');
  const { forGood } = useMessages('queue');
  const { reason: reasons } = useMessages('moderation');
  const format = useFormats();
  const { suspension } = person;
  const until = suspension?.until;
  return (
    <Stack gap={6} as="article">
      <Heading level={2} dir="auto">
        {person.full_name}
      </Heading>
      <DataList>
        <DataItem term={messages.forumName}>
          <bdi>{person.forum_name ?? messages.sameName}</bdi>
        </DataItem>
        <DataItem term={messages.email}>
          <Inline gap={2}>
            <bdi>{person.email}</bdi>
            <Badge tone={person.email_verified ? 'success' : 'neutral'}>
              {messages.verified({ verified: person.email_verified ? 'yes' : 'no' })}
            </Badge>
          </Inline>
        </DataItem>
        <DataItem term={messages.since}>{format.date(person.created_at)}</DataItem>
        <DataItem term={messages.role}>{person.is_moderator ? messages.moderator : messages.noRole}</DataItem>
        <DataItem term={messages.suspension}>
          {suspension ? (
            <>
              {until ? messages.until({ date: until }) : forGood}
              <Text variant="muted" userWritten>
                {[reasons[suspension.reason], suspension.facts].filter(Boolean).join('\n')}
              </Text>
            </>
          ) : (
            messages.notSuspended
          )}
        </DataItem>
      </DataList>
      {isSelf || person.is_moderator ? (
        <Text variant="muted">{isSelf ? messages.self : messages.protected}</Text>
      ) : (
        <Actions person={person} {...props} />
      )}
      {!isSelf && (
        <Stack as="section" gap={3} aria-label={messages.history}>
          <Heading level={3}>{messages.history}</Heading>
          <History {...props} />
        </Stack>
      )}
    </Stack>
  );
}

type ActionsProps = Pick<PersonViewProps, 'person' | 'onSuspend' | 'onLift' | 'onExport' | 'onDelete'>;

function Actions({ person, onSuspend, onLift, onExport, onDelete }: ActionsProps) {
  const messages = useMessages('people');
  const { lift } = useMessages('queue');
  const [task, setTask] = useState<'suspend' | 'export' | 'delete'>();
  const { pending, failure, run } = useAction(onLift);
  const name = person.full_name;
  const close = (open: boolean) => !open && setTask(undefined);
  return (
    <Stack gap={3}>
      <Inline>
        {person.suspension ? (
          <Button variant="secondary" loading={pending} onClick={run}>
            {lift}
          </Button>
        ) : (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setTask('suspend')}>
            {messages.suspend}
          </Button>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setTask('export')}>
          {messages.export}
        </Button>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setTask('delete')}>
          {messages.delete}
        </Button>
      </Inline>
      {failure}
      {task === 'suspend' && (
        <DecisionDialog open task="suspend" name={name} onOpenChange={close} onSuspend={onSuspend} />
      )}
      {(task === 'export' || task === 'delete') && (
        <AccountDialog
          open
          task={task}
          name={name}
          email={person.email}
          onOpenChange={close}
          onExport={onExport}
          onDelete={onDelete}
        />
      )}
    </Stack>
  );
}

function History({
  decisions,
  onRetry,
  onLoadMore,
}: Pick<PersonViewProps, 'decisions' | 'onRetry' | 'onLoadMore'>) {
  const messages = useMessages('people');
  const { more } = useMessages('queue');
  if (decisions === 'failed')
    return <LoadFailure quiet message={messages.historyNotLoaded} onRetry={onRetry} />;
  if (decisions === 'loading')
    return (
      <SkeletonGroup>
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  return (
    <>
      <DecisionList decisions={decisions} />
      {onLoadMore && <LoadMore onLoad={onLoadMore}>{more}</LoadMore>}
    </>
  );
}
