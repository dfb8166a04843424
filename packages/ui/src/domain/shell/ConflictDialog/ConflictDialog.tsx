import type { ReactNode } from 'react';
import { useErrorText } from '../../../async/useErrorText.ts';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './ConflictDialog.css.ts';

/** A field that was changed here and on another device. An empty value is shown as "Not given". */
export interface Difference {
  label: string;
  saved: ReactNode;
  mine: ReactNode;
}

export interface ConflictDialogProps {
  open: boolean;
  /** Called with false after a choice was saved, and when the user goes back. */
  onOpenChange: (open: boolean) => void;
  differences: readonly Difference[];
  /** Saves the user's values. A rejection is shown in the dialog, which stays open. */
  onKeepMine: () => Promise<void>;
  /** Keeps the saved values. A rejection is shown in the dialog, which stays open. */
  onUseSaved: () => Promise<void>;
}

/** Shows the saved and the user's own values after a change on another device, and asks which ones to keep. */
export function ConflictDialog({
  open,
  onOpenChange,
  differences,
  onKeepMine,
  onUseSaved,
}: ConflictDialogProps) {
  const messages = useMessages('conflict');
  const errorText = useErrorText();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      variant="primary"
      title={messages.title}
      description={<p>{messages.lead}</p>}
      confirmLabel={messages.keepMine}
      alternative={{ label: messages.useSaved, variant: 'secondary', onConfirm: onUseSaved }}
      cancelLabel={messages.back}
      errorText={errorText}
      onConfirm={onKeepMine}
    >
      {differences.map(({ label, saved, mine }) => (
        <Stack key={label} gap={1}>
          <Text className={styles.label}>{label}</Text>
          <DataList aria-label={label}>
            <DataItem term={messages.saved}>{shown(saved)}</DataItem>
            <DataItem term={messages.mine}>{shown(mine)}</DataItem>
          </DataList>
        </Stack>
      ))}
    </AlertDialog>
  );
}

const shown = (value: ReactNode) =>
  typeof value === 'string' && value ? (
    <Text as="div" userWritten>
      {value}
    </Text>
  ) : (
    value
  );
