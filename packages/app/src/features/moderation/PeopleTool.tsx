import type { FoundPeople, RemainingAnswers, User } from '@settlement-help/contract';
import { BackLink, Skeleton, SkeletonGroup, Stack } from '@settlement-help/ui';
import {
  DeletedAccount,
  LoadFailure,
  PeopleSearch,
  PersonView,
  usePeopleMessages,
} from '@settlement-help/ui/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/lib/api/client.ts';
import { decisionsAboutQuery, personQuery, usePersonActions, useRemoveAnswers } from './queries.ts';

export interface PeopleToolProps {
  user: User;
  /** The person shown; null for the search. */
  personId: string | null;
  /** The address of a person; null for the search. */
  hrefOf: (id: string | null) => string;
}

interface DeletedPerson {
  id: string;
  name: string;
  remaining: RemainingAnswers;
}

/** The accounts that moderators look up. The last search stays while a person is shown. */
export function PeopleTool({ user, personId, hrefOf }: PeopleToolProps) {
  const messages = usePeopleMessages();
  const [found, setFound] = useState<FoundPeople>();
  const [deleted, setDeleted] = useState<DeletedPerson>();

  if (personId === null)
    return (
      <PeopleSearch
        found={found}
        onSearch={async (q) => setFound(await api.searchPeople({ body: { q } }))}
        hrefOf={hrefOf}
      />
    );
  return (
    <Stack gap={5}>
      <BackLink href={hrefOf(null)}>{messages.back}</BackLink>
      {deleted?.id === personId ? (
        <Deleted key={personId} deleted={deleted} />
      ) : (
        <Person
          key={personId}
          id={personId}
          isSelf={personId === user.id}
          onDeleted={(person) => {
            setDeleted(person);
            setFound(
              (before) => before && { ...before, people: before.people.filter(({ id }) => id !== person.id) },
            );
          }}
        />
      )}
    </Stack>
  );
}

function Deleted({ deleted: { name, remaining } }: { deleted: DeletedPerson }) {
  // Without remaining answers, nothing can be removed.
  const removeAnswers = useRemoveAnswers(remaining.answer_id ?? '');
  return <DeletedAccount name={name} remaining={remaining.count} onRemoveAll={removeAnswers} />;
}

interface PersonProps {
  id: string;
  isSelf: boolean;
  onDeleted: (person: DeletedPerson) => void;
}

function Person({ id, isSelf, onDeleted }: PersonProps) {
  const messages = usePeopleMessages();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  const history = useInfiniteQuery({ ...decisionsAboutQuery(id), enabled: !isSelf });
  const { onSuspend, onLift, onExport, onDelete } = usePersonActions(id);
  if (!person)
    return error ? (
      <LoadFailure message={messages.notLoaded} onRetry={refetch} />
    ) : (
      <SkeletonGroup>
        <Skeleton shape="heading" width="min(16rem, 70%)" />
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  return (
    <PersonView
      person={person}
      isSelf={isSelf}
      decisions={history.data?.pages.flatMap(({ items }) => items) ?? (history.error ? 'failed' : 'loading')}
      onRetry={history.refetch}
      onLoadMore={history.hasNextPage ? history.fetchNextPage : undefined}
      onSuspend={onSuspend}
      onLift={onLift}
      onExport={onExport}
      onDelete={async (deletion) =>
        onDeleted({ id, name: person.full_name, remaining: await onDelete(deletion) })
      }
    />
  );
}
