import {
  AlertDialog,
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  Drawer,
  DropdownMenu,
  IconButton,
  Inline,
  MenuChoices,
  MenuItem,
  MenuSeparator,
  SegmentedControl,
  Stack,
  Switch,
  TextField,
  Tooltip,
  useToast,
} from '@settlement-help/ui';
import { CircleQuestionMark, Download, Printer } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from './request.ts';
import { useTexts } from './texts.ts';

export function Overlays() {
  const t = useTexts('overlays');
  const toast = useToast();
  const [order, setOrder] = useState('name');

  return (
    <Inline className="mt-8">
      <InviteDialog />
      <Drawer side="end" trigger={<Button variant="secondary">{t.filters}</Button>} title={t.filters}>
        <Switch label={t.onlyAdults} />
      </Drawer>
      <DropdownMenu trigger={<Button variant="secondary">{t.actions}</Button>}>
        <MenuItem icon={Printer} onSelect={() => toast({ tone: 'info', message: t.printing })}>
          {t.print}
        </MenuItem>
        <MenuItem icon={Download} disabled>
          {t.download}
        </MenuItem>
        <MenuSeparator />
        <MenuChoices
          label={t.sort}
          value={order}
          onValueChange={setOrder}
          options={[
            { value: 'name', label: t.name },
            { value: 'role', label: t.role },
          ]}
        />
      </DropdownMenu>
      <AlertDialog
        trigger={<Button variant="danger">{t.remove}</Button>}
        title={t.remove}
        description={t.removeText}
        confirmLabel={t.removeConfirm}
        onConfirm={async () => {
          await request();
          toast({ tone: 'success', message: t.removed });
        }}
      />
      <Tooltip text={t.helpText}>
        <IconButton icon={CircleQuestionMark} label={t.help} />
      </Tooltip>
    </Inline>
  );
}

interface Invitation {
  name: string;
  email: string;
  role: string;
  copy: boolean;
}

function InviteDialog() {
  const t = useTexts('overlays');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<Invitation>();

  function changeOpen(open: boolean) {
    setOpen(open);
    if (!open) reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      trigger={<Button>{t.invite}</Button>}
      title={t.invite}
      description={t.inviteText}
      footer={
        <>
          <Button type="submit" form="invitation">
            {t.send}
          </Button>
          <DialogClose>
            <Button variant="secondary">{t.cancel}</Button>
          </DialogClose>
        </>
      }
    >
      <Stack
        as="form"
        id="invitation"
        noValidate
        onSubmit={handleSubmit(({ name }) => {
          changeOpen(false);
          toast({ tone: 'success', message: t.sent(name) });
        })}
      >
        <TextField
          {...register('name', { required: t.nameMissing })}
          label={t.name}
          error={errors.name?.message}
        />
        <TextField
          {...register('email', { required: t.emailMissing })}
          label={t.email}
          type="email"
          error={errors.email?.message}
        />
        <SegmentedControl
          {...register('role', { required: t.roleMissing })}
          label={t.role}
          options={[
            { value: 'family', label: t.family },
            { value: 'carer', label: t.carer },
          ]}
          error={errors.role?.message}
        />
        <Checkbox {...register('copy')} label={t.copy} />
      </Stack>
    </Dialog>
  );
}
