import { ArrowDown, ArrowUp, Camera, RotateCw, Trash2 } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import { type CancellableRequest, useCancellable } from '../../../async/useCancellable.ts';
import { useObjectUrl } from '../../../async/useObjectUrl.ts';
import { CancellableProgress } from '../../../patterns/UploadRow/CancellableProgress.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { DropZone } from '../../../primitives/forms/FileField/DropZone.tsx';
import { fileKey } from '../../../primitives/forms/FileField/fileKey.ts';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PhotoCollector.css.ts';

export interface CollectedPhoto {
  file: File;
  /** Quarter turns clockwise, from 0 to 3. */
  turns: number;
}

export interface PhotoCollectorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The photos at the start. */
  photos: readonly File[];
  /** Joins the photos into one PDF on the device, in this order. A rejection is shown. */
  onJoin: (photos: readonly CollectedPhoto[], request: CancellableRequest) => Promise<void>;
}

/** Dialog that joins photos into one PDF: take or choose them, order them, turn them, remove them. */
export function PhotoCollector({ open, onOpenChange, photos, onJoin }: PhotoCollectorProps) {
  const messages = useMessages('photoCollector');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.title} size="medium">
      <CollectorForm
        photos={photos}
        onJoin={async (...args) => {
          await onJoin(...args);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function CollectorForm({ photos, onJoin }: Pick<PhotoCollectorProps, 'photos' | 'onJoin'>) {
  const messages = useMessages('photoCollector');
  const { announce, announcement } = useAnnounce();
  const submitRef = useRef<HTMLButtonElement>(null);
  const addRef = useRef<HTMLInputElement>(null);
  const [pages, setPages] = useState<readonly CollectedPhoto[]>(() =>
    photos.map((file) => ({ file, turns: 0 })),
  );
  const [isEmpty, setIsEmpty] = useState(false);
  const { share, error, run, cancel } = useCancellable((request) => onJoin(pages, request));
  const isRunning = share !== null;

  const add = (files: readonly File[]) => {
    setPages([...pages, ...files.map((file) => ({ file, turns: 0 }))]);
    setIsEmpty(false);
  };

  const move = (from: number, to: number) => {
    const moved = pages.toSpliced(from, 1);
    setPages(moved.toSpliced(to, 0, pages[from] as CollectedPhoto));
    announce(messages.moved({ page: to + 1, pages: pages.length }));
  };

  const turn = (index: number) =>
    setPages(pages.map((page, at) => (at === index ? { ...page, turns: (page.turns + 1) % 4 } : page)));

  const remove = (index: number) => {
    setPages(pages.toSpliced(index, 1));
    announce(messages.removed({ page: index + 1 }));
    // The pressed button disappears.
    addRef.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered inside another form.
    event.stopPropagation();
    setIsEmpty(pages.length === 0);
    if (pages.length > 0) run();
    else addRef.current?.focus();
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <Text variant="hint">{messages.hint}</Text>
      {pages.length > 0 && (
        <Stack as="ol" gap={3} role="list" aria-label={messages.pages}>
          {pages.map(({ file, turns }, index) => (
            <li key={fileKey(file)} className={styles.row}>
              <Photo file={file} turns={turns} />
              <div className={styles.words}>{messages.page({ page: index + 1 })}</div>
              {!isRunning && (
                <Inline gap={1}>
                  <IconButton
                    size="small"
                    icon={ArrowUp}
                    label={messages.earlier({ page: index + 1 })}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="small"
                    icon={ArrowDown}
                    label={messages.later({ page: index + 1 })}
                    aria-disabled={index === pages.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    size="small"
                    icon={RotateCw}
                    label={messages.turn({ page: index + 1 })}
                    onClick={() => turn(index)}
                  />
                  <IconButton
                    size="small"
                    icon={Trash2}
                    label={messages.remove({ page: index + 1 })}
                    onClick={() => remove(index)}
                  />
                </Inline>
              )}
            </li>
          ))}
        </Stack>
      )}
      <DropZone
        ref={addRef}
        multiple
        accept=".jpg,.jpeg,.png"
        disabled={isRunning}
        invalid={isEmpty}
        aria-label={messages.add}
        onFiles={add}
      >
        <Icon icon={Camera} />
        <span>{messages.add}</span>
      </DropZone>
      {isEmpty && (
        <InlineMessage tone="error" role="alert">
          {messages.none}
        </InlineMessage>
      )}
      {share !== null && (
        <CancellableProgress
          label={messages.running}
          share={share}
          subject={messages.join}
          onCancel={() => {
            cancel();
            submitRef.current?.focus();
          }}
        />
      )}
      {error !== undefined && (
        <InlineMessage tone="error" role="alert">
          {messages.failed}
        </InlineMessage>
      )}
      <div>
        <Button ref={submitRef} type="submit" loading={isRunning}>
          {messages.join}
        </Button>
      </div>
      {announcement}
    </Stack>
  );
}

function Photo({ file, turns }: CollectedPhoto) {
  const url = useObjectUrl(file);
  return (
    <div className={styles.frame}>
      {url && (
        <img
          src={url}
          alt=""
          decoding="async"
          className={styles.photo}
          style={{ transform: `rotate(${turns * 90}deg)` }}
        />
      )}
    </div>
  );
}
