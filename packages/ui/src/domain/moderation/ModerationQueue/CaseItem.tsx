import type { AnswersRemoval, Case, CaseDecision, NewSuspension } from '@settlement-help/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Badge } from '../../../primitives/content/Badge/Badge.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { isolateNumbers } from '../../../primitives/content/Text/isolateNumbers.ts';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { scriptedFocus } from '../../../styles/focus.css.ts';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { StatementOfReasons } from '../NoticesSection/NoticeItem.tsx';
import { photo } from './CasePost.css.ts';
import { CasePost } from './CasePost.tsx';
import { DecisionDialog, type GroundedTask } from './DecisionDialog.tsx';

export interface CaseActions {
  /** Decides a case; rejects if another moderator was faster. */
  onDecide: (of: Case, decision: Omit<CaseDecision, 'version'>) => Promise<void>;
  onSuspend: (of: Case, suspension: NewSuspension) => Promise<void>;
  onLift: (of: Case) => Promise<void>;
  /** Removes all answers of the deleted account that wrote the post. */
  onRemoveAll?: ((of: Case, removal: AnswersRemoval) => Promise<void>) | undefined;
  /** The history of the post, shown if it was edited. */
  historyOf?: ((of: Case) => ReactNode) | undefined;
  /** All texts of the case as they were reported, shown if there are several. */
  textsOf?: ((of: Case, name: string) => ReactNode) | undefined;
}

export interface CaseItemProps extends CaseActions {
  item: Case;
  href: string | undefined;
  onAct: () => void;
}

const actionsOf = {
  visible: ['dismiss', 'hide', 'remove'],
  hidden: ['restore', 'remove'],
  removed: ['restore'],
  deleted: ['dismiss'],
} as const;

/** A case with its reports, its author and the possible decisions. */
export function CaseItem({
  item,
  href,
  onAct,
  onDecide,
  onSuspend,
  onLift,
  onRemoveAll,
  historyOf,
  textsOf,
}: CaseItemProps) {
  const messages = useMessages('queue');
  const { reason: reasons } = useMessages('moderation');
  const { both } = useMessages('forumName');
  const [task, setTask] = useState<GroundedTask>();
  const ref = useRef<HTMLLIElement>(null);
  const { kind, post, profile, evidence, author, reports, notice, report_count: count } = item;
  const authorName = useAuthorName();
  const format = useFormats();
  const writer = author ? author.full_name : evidence?.author_name;
  const name = writer === undefined ? messages.nobody : authorName(writer);
  const forumName = author ? author.forum_name : evidence?.author_forum_name;
  const isObjection = kind === 'objection';
  const isShown = post?.state === 'visible' || post?.state === 'hidden';
  // For the reported answer alone there is "Remove".
  const hasOtherAnswers = item.remaining_answers > (isShown ? 1 : 0);
  const reported = profile
    ? messages.partOf({ part: profile.part, name: forumName ?? name })
    : (post?.title ?? messages.answerBy({ name }));
  const title = isObjection ? messages.objectionBy({ name }) : reported;
  const received = messages.received({
    ago: format.timeAgo(item.opened_at, Date.now(), messages.justNow),
  });
  const chosen = useRef<CaseDecision['action'] | 'lift'>(undefined);
  const { pending, failure, run } = useAction(async () => {
    const action = chosen.current;
    onAct();
    if (action === 'lift') await onLift(item);
    else if (action) await onDecide(item, { action });
  });

  const state = (profile ?? post)?.state ?? 'deleted';
  const possible = isObjection
    ? item.closed_at === null
      ? (['grant', 'reject'] as const)
      : []
    : actionsOf[state].filter((action) => !profile || action !== 'hide');

  const choose = (action: (typeof possible)[number] | 'lift') => {
    if (action === 'hide' || action === 'remove') setTask(action);
    else {
      chosen.current = action;
      run();
    }
  };

  const closeDialog = () => {
    // The dialog then returns the focus to its button, if that still exists.
    moveFocus(ref, () => setTask(undefined));
  };

  return (
    <Stack as="li" gap={3} ref={ref} tabIndex={-1} className={scriptedFocus}>
      <Inline>
        <Badge tone={isObjection ? 'info' : 'warning'}>
          {isObjection ? messages.objection : messages.reports({ count })}
        </Badge>
        {post && <Badge>{messages.kind({ kind: post.kind })}</Badge>}
        {profile && <Badge>{messages.part[profile.part]}</Badge>}
        {(post || profile) && state !== 'visible' && (
          <Badge>{profile && state === 'deleted' ? messages.partGone : messages.state({ state })}</Badge>
        )}
      </Inline>
      <Heading level={2} dir="auto">
        {isolateNumbers(title)}
      </Heading>
      <CasePost post={post} evidence={evidence} />
      {evidence?.photo && <img src={evidence.photo} alt={messages.photoAlt} className={photo} />}
      {profile?.part === 'name' && evidence && (
        <Text userWritten>{evidence.author_forum_name ?? evidence.author_name}</Text>
      )}
      <Text variant="note">
        {`${received} · `}
        <bdi>{forumName ? both({ name, forumName }) : name}</bdi>
        {!author && writer !== undefined && ` · ${messages.nobody}`}
        {author && ` · ${messages.author({ count: author.post_count, date: author.created_at })}`}
        {author?.is_suspended && ` · ${messages.suspended}`}
      </Text>
      {reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <li key={report.number}>
              {messages.report({ number: report.number, reason: reasons[report.reason] })}{' '}
              {report.text && <q dir="auto">{isolateNumbers(report.text)}</q>}
            </li>
          ))}
        </ul>
      )}
      {notice && <StatementOfReasons notice={notice} />}
      {notice?.objection && <Text userWritten>{notice.objection.text}</Text>}
      <Inline>
        {possible.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'remove' ? 'danger' : 'secondary'}
            aria-label={messages.actionOn({ action: messages[one], post: title })}
            loading={pending && chosen.current === one}
            onClick={() => choose(one)}
          >
            {messages[one]}
          </Button>
        ))}
        {author && !isObjection && (
          <Button
            size="small"
            variant="secondary"
            aria-label={messages.actionOn({
              action: author.is_suspended ? messages.lift : messages.suspend,
              post: name,
            })}
            loading={pending && chosen.current === 'lift'}
            onClick={() => (author.is_suspended ? choose('lift') : setTask('suspend'))}
          >
            {author.is_suspended ? messages.lift : messages.suspend}
          </Button>
        )}
        {hasOtherAnswers && onRemoveAll && (
          <Button
            size="small"
            variant="danger"
            aria-label={messages.actionOn({
              action: messages.removeAll({ count: item.remaining_answers }),
              post: title,
            })}
            onClick={() => setTask('removeAll')}
          >
            {messages.removeAll({ count: item.remaining_answers })}
          </Button>
        )}
        {post?.edited_at && historyOf?.(item)}
        {evidence && evidence.earlier_texts > 0 && textsOf?.(item, title)}
        {href && <Link href={href}>{messages.toPost}</Link>}
      </Inline>
      {failure}
      {task && (
        <DecisionDialog
          open
          task={task}
          part={profile?.part}
          name={name}
          onOpenChange={(open) => !open && closeDialog()}
          onDecide={(decision) => {
            onAct();
            return onDecide(item, decision);
          }}
          onSuspend={(suspension) => {
            onAct();
            return onSuspend(item, suspension);
          }}
          onRemoveAll={async (removal) => {
            onAct();
            await onRemoveAll?.(item, removal);
          }}
        />
      )}
    </Stack>
  );
}
