'use client';

import { SideNav, SideNavLink } from '@settlement-help/ui';
import { FilePen, House, Users } from 'lucide';
import { usePathname } from 'next/navigation';
import { type Locale, texts } from '../texts.ts';

export function Nav({ locale }: { locale: Locale }) {
  const path = usePathname();
  const { menu, pages } = texts[locale];
  const links = [
    { href: `/${locale}`, label: pages.home, icon: House },
    { href: `/${locale}/apply`, label: pages.apply, icon: FilePen },
    { href: `/${locale}/people`, label: pages.people, icon: Users },
  ];
  return (
    <SideNav label={menu}>
      {links.map(({ href, label, icon }) => (
        <SideNavLink key={href} href={href} icon={icon} current={href === path}>
          {label}
        </SideNavLink>
      ))}
    </SideNav>
  );
}
