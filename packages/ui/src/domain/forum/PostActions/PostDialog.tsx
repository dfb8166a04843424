import { type NewReport, type ProfilePart, type Report, unnamedAuthor } from '@settlement-help/contract';
import { useErrorText } from '../../../async/useErrorText.ts';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { EditDialog, type PostChanges } from './EditDialog.tsx';
import type { Post } from './Post.ts';
import { ReportDialog } from './ReportDialog.tsx';

export type PostTask = 'edit' | 'delete' | 'report' | 'block';

export interface PostDialogProps {
  task: PostTask;
  post: Post;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (changes: PostChanges) => Promise<void>;
  onDelete: () => Promise<void>;
  onReport: (report: NewReport) => Promise<Report>;
  onBlock: () => Promise<void>;
}

/** The parts of the author's profile that the post shows. */
const partsOf = ({ authorName, hasPhoto }: Post): ProfilePart[] => [
  ...(authorName === unnamedAuthor ? [] : ['name' as const]),
  ...(hasPhoto ? ['photo' as const] : []),
];

/** The dialogs of a post: edit, delete, report, block its author. */
export function PostDialog({
  task,
  post,
  open,
  onOpenChange,
  onEdit,
  onDelete,
  onReport,
  onBlock,
}: PostDialogProps) {
  const messages = useMessages('moderation');
  const authorName = useAuthorName();
  const dialog = { open, onOpenChange };
  const errorText = useErrorText();
  if (task === 'edit') return <EditDialog {...dialog} post={post} onEdit={onEdit} />;
  if (task === 'report') return <ReportDialog {...dialog} parts={partsOf(post)} onReport={onReport} />;
  if (task === 'delete') {
    const { title, text, confirm } = messages.delete;
    return (
      <AlertDialog
        {...dialog}
        title={title({ kind: post.kind })}
        description={<p>{text({ kind: post.kind })}</p>}
        confirmLabel={confirm}
        errorText={errorText}
        onConfirm={onDelete}
      />
    );
  }
  const { title, text, confirm } = messages.block;
  return (
    <AlertDialog
      {...dialog}
      variant="primary"
      title={title({ name: authorName(post.authorName) })}
      description={<p>{text}</p>}
      confirmLabel={confirm}
      errorText={errorText}
      onConfirm={onBlock}
    />
  );
}
