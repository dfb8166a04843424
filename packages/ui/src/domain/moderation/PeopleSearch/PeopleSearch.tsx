import { countCharacters, type FoundPeople, moderationLimits } from '@settlement-help/contract';
import { UserRound } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { LinkList, LinkRow } from '../../../patterns/LinkList/LinkList.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { SearchField } from '../../../primitives/forms/SearchField/SearchField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface PeopleSearchProps {
  /** The result of the last search; undefined before the first. */
  found: FoundPeople | undefined;
  /** Searches a text of at least two characters. A rejection shows its detail. */
  onSearch: (q: string) => Promise<void>;
  hrefOf: (id: string) => string;
}

/** Finds people by name or email address, for moderators. */
export function PeopleSearch({ found, onSearch, hrefOf }: PeopleSearchProps) {
  const messages = useMessages('people');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const [q, setQ] = useState('');
  const id = useId();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const { min, max } = moderationLimits.personSearch;
    const length = countCharacters(q.trim());
    const message = length < min ? messages.short({ min }) : length > max && messages.long({ max });
    submit({
      checked: [{ fieldId: id, message }],
      send: () => onSearch(q.trim()),
      fieldOf: (path) => (path === 'q' ? id : undefined),
    });
  };

  return (
    <Stack gap={6}>
      <Stack as="form" gap={4} role="search" noValidate onSubmit={send}>
        <FormErrors {...formErrors} />
        <SearchField
          id={id}
          label={messages.label}
          hint={messages.hint}
          dir="auto"
          autoComplete="off"
          value={q}
          error={errorOf(id)}
          onValueChange={setQ}
        />
        <div>
          <Button type="submit" variant="secondary" loading={pending}>
            {messages.search}
          </Button>
        </div>
      </Stack>
      <Results found={found} hrefOf={hrefOf} />
    </Stack>
  );
}

function Results({ found, hrefOf }: Pick<PeopleSearchProps, 'found' | 'hrefOf'>) {
  const messages = useMessages('people');
  const { suspended } = useMessages('queue');
  const { both } = useMessages('forumName');
  const count = found?.people.length ?? 0;
  return (
    <div>
      <div role="status">
        {found && count > 0 && <Text variant="note">{messages.found({ count })}</Text>}
        {found && count === 0 && (
          <EmptyState title={messages.none} headingLevel={2}>
            {messages.noneText}
          </EmptyState>
        )}
      </div>
      {found && count > 0 && (
        <LinkList aria-label={messages.results}>
          {found.people.map(({ id, full_name: name, forum_name: forumName, email, ...person }) => (
            <LinkRow
              key={id}
              icon={UserRound}
              href={hrefOf(id)}
              title={<bdi>{forumName ? both({ name, forumName }) : name}</bdi>}
              note={
                <>
                  <bdi>{email}</bdi>
                  {person.is_moderator && ` · ${messages.moderator}`}
                  {person.suspension && ` · ${suspended}`}
                </>
              }
            />
          ))}
        </LinkList>
      )}
      {found?.has_more && <Text variant="hint">{messages.more({ count })}</Text>}
    </div>
  );
}
