'use client';

import { Button, Dialog, DialogClose, TextField, useToast } from '@settlement-help/ui';
import { UserPlus } from 'lucide';
import { type Ref, useState } from 'react';
import type { Locale, texts } from '../../texts.ts';

interface AddPersonProps {
  t: (typeof texts)[Locale]['people'];
  onAdd: (name: string) => void;
  ref: Ref<HTMLButtonElement>;
}

export function AddPerson({ t, onAdd, ref }: AddPersonProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function changeOpen(open: boolean) {
    setOpen(open);
    setError(null);
  }

  function add(data: FormData) {
    const name = String(data.get('name'));
    if (!name) return setError(t.nameMissing);
    changeOpen(false);
    onAdd(name);
    toast({ tone: 'success', message: t.added(name) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      trigger={
        <Button ref={ref} icon={UserPlus}>
          {t.add}
        </Button>
      }
      title={t.add}
      description={t.addText}
      footer={
        <>
          <Button type="submit" form="person">
            {t.save}
          </Button>
          <DialogClose>
            <Button variant="secondary">{t.cancel}</Button>
          </DialogClose>
        </>
      }
    >
      <form id="person" action={add} noValidate>
        <TextField name="name" label={t.name} error={error} required />
      </form>
    </Dialog>
  );
}
