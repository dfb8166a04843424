const notShipped = '\\.(stories|test)\\.tsx?$';

/** Matches these folders and files of a package's `src`. */
const inside = (name, folders) => `^packages/${name}/src/(${folders.join('|')})(/|$)`;

/**
 * Forbids imports from a level to a higher one, and files outside of the levels. A level is one or more folders or
 * files.
 */
const levels = (name, order) => [
  {
    name: `${name}-has-no-other-folders`,
    comment: `The sources of ${name} are in ${order.flat().join(', ').replaceAll('\\', '')}. Move the file to one of them.`,
    severity: 'error',
    from: {},
    to: { path: `^packages/${name}/src/`, pathNot: `${inside(name, order.flat())}|/[\\w-]+\\.d\\.ts$` },
  },
  ...order.slice(0, -1).map((folders, index) => ({
    name: `${name}-${folders[0].split('\\')[0].replace('/', '-')}-imports-nothing-above`,
    comment: `In ${name} the levels are ${order.map((each) => each.join(', ').replaceAll('\\', '')).join(' ← ')}. Move the shared part down to ${folders[0]} or below, or pass it in.`,
    severity: 'error',
    from: { path: inside(name, folders), pathNot: notShipped },
    to: { path: inside(name, order.slice(index + 1).flat()) },
  })),
];

/** Forbids a package to import any package but these. */
const packageRule = (name, allowed, comment) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: `^packages/(?!(${[name, ...allowed].join('|')})/)` },
});

/** Forbids the folders beside each other in a room to import one another, except the shared ones. */
const standAlone = (name, room, comment, shared = []) => ({
  name: `${name}-${room}-stand-alone`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/src/${room}/([^/]+)/`, pathNot: notShipped },
  to: {
    path: `^packages/${name}/src/${room}/[^/]+/`,
    pathNot: `^packages/${name}/src/${room}/(${['$1', ...shared].join('|')})/`,
  },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other share a third thing: give it a file of its own that both import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'The import leads nowhere: correct the path, or add the package to the package.json next to it.',
      severity: 'error',
      // The consumer is built after it installed the packed design system somewhere else.
      from: { pathNot: '^tests/package/consumer/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },

    packageRule(
      'app',
      ['ui', 'contract', 'content'],
      'The app talks to the server over HTTP. What both must know belongs in packages/contract.',
    ),
    packageRule(
      'server',
      ['contract', 'content'],
      'The server knows no interface. What both must know belongs in packages/contract.',
    ),
    packageRule(
      'ui',
      ['contract'],
      'The design system knows neither app nor server. Take data and callbacks as props.',
    ),
    packageRule(
      'contract',
      ['content'],
      'The contract knows neither side. Move what it needs into it, or the code to the side that needs it.',
    ),
    packageRule('content', [], 'Content is data. What is computed from it belongs in packages/contract.'),
    {
      name: 'contract-takes-only-types-of-content',
      comment:
        'Both sides carry whatever the contract imports. Write `import type`, and take the facts as an argument.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: `^packages/contract/src/testing/|${notShipped}` },
      to: { path: '^packages/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-needs-only-zod',
      comment: 'Content is data and the schema that checks it. Do anything else where it is used.',
      severity: 'error',
      from: { path: '^packages/content/src/', pathNot: notShipped },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'packages-import-no-tools-and-tests',
      comment: 'Tools and tests use the packages. Move the shared part into the package.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: notShipped },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'tools-import-only-packages',
      comment:
        'Tools use the packages; the tests and Storybook use the tools. Move the shared code to a folder of tools.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(tests|\\.storybook)/' },
    },
    {
      name: 'tests-import-no-storybook',
      comment: 'The tests and Storybook do not import each other. Move the shared code to a folder of tools.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'storybook-imports-no-tests',
      comment: 'The tests and Storybook do not import each other. Move the shared code to a folder of tools.',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^tests/' },
    },

    {
      name: 'ui-never-fetches',
      comment:
        'A component takes data and async callbacks. The client belongs to the app, and to stories and tests.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: notShipped },
      to: { path: '^packages/contract/src/(testing|client)/' },
    },
    {
      name: 'mocks-are-not-shipped',
      comment: 'The mocks are for stories and tests. Give the app real data through its queries.',
      severity: 'error',
      from: { path: '^packages/(app|server)/src/', pathNot: `${notShipped}|^packages/app/src/testing/` },
      to: { path: '^packages/contract/src/testing/' },
    },
    {
      name: 'contract-needs-only-zod',
      comment:
        'Both sides carry whatever the contract imports. Write it by hand, or move the code to the side that needs it.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: `^packages/contract/src/testing/|${notShipped}` },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'contract-testing-needs-only-zod-and-msw',
      comment: 'The mocks answer with fixtures that the schemas parsed, and need nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src/testing/', pathNot: notShipped },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|msw)/' },
    },
    {
      name: 'contract-and-content-run-anywhere',
      comment: 'They run in browsers too. Do what needs Node in the server, or in build/.',
      severity: 'error',
      from: { path: '^packages/(contract|content)/src/', pathNot: notShipped },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-plan-is-pure',
      comment: 'The plan is computed from a situation and facts, both handed in. Pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/contract/src/plan/', pathNot: notShipped },
      to: { path: '^packages/contract/src/(endpoints|client|testing)/|node_modules/' },
    },
    ...levels('contract', [
      ['search'],
      ['entities', 'language'],
      ['plan', 'endpoints'],
      ['client'],
      ['testing'],
      ['index\\.ts'],
    ]),

    ...levels('ui', [
      ['theme'],
      ['styles', 'i18n', 'async', 'hooks'],
      ['primitives'],
      ['patterns'],
      ['domain/hooks'],
      ['domain/shell'],
      [
        'domain/account',
        'domain/assistant',
        'domain/checklist',
        'domain/counter',
        'domain/documents',
        'domain/forum',
        'domain/search',
        'domain/moderation',
        'domain/plan',
        'domain/services',
      ],
      ['index\\.ts', 'internal\\.ts', 'messages\\.ts', 'domain\\.ts', 'tokens\\.ts', 'styles\\.ts'],
    ]),
    standAlone(
      'ui',
      'domain',
      'An area knows no other area. Move the shared part to patterns, or put the two together in the app.',
      ['hooks', 'shell', 'checklist/RouteSheet', 'documents/BringList', 'documents/DocumentLink'],
    ),

    ...levels('app', [
      ['messages'],
      ['lib'],
      ['features'],
      ['routes'],
      ['App\\.tsx', 'main\\.tsx', 'prerender\\.tsx', 'styleNonce\\.ts', 'zodConfig\\.ts'],
      ['testing', 'stories'],
    ]),
    standAlone(
      'app',
      'features',
      'A feature knows no other feature. Move the shared part to lib, or put the two together in a route.',
    ),

    ...levels('server', [
      ['core'],
      ['db', 'storage', 'mail'],
      ['deps\\.ts'],
      ['http'],
      ['features'],
      ['jobs'],
      ['app\\.ts'],
      ['cli'],
    ]),
    standAlone(
      'server',
      'features',
      'A feature knows no other feature but emails. Move the shared part to db, storage, mail or http.',
      ['emails'],
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
