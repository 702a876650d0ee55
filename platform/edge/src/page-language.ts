import type { PageBuild, PageDocument } from '@storefront/compositions';

/** A build with its texts in one language: without the names and the hashes of the others. */
function buildIn(language: string, build: PageBuild): PageBuild {
  const { [language]: own = [], ...others } = build.locales;
  const dropped = new Set(Object.values(others).flat());
  const hashes = Object.entries(build.integrity).filter(([file]) => !dropped.has(file));
  return {
    ...build,
    integrity: Object.fromEntries(hashes),
    locales: own.length === 0 ? {} : { [language]: own },
  };
}

type Builds = Readonly<Record<string, PageBuild>>;

const buildsIn = (language: string, builds: Builds): Builds =>
  Object.fromEntries(
    Object.entries(builds).map(([name, build]) => [name, buildIn(language, build)]),
  );

/**
 * The document of a page whose screen is in one language. A visitor with another one gets the texts when
 * the application requests them, instead of ahead: seldom, as the screen is in the language of the request.
 */
export const pageIn = (language: string, page: PageDocument): PageDocument => ({
  ...page,
  composition: {
    ...page.composition,
    shell: buildIn(language, page.composition.shell),
    remotes: buildsIn(language, page.composition.remotes),
  },
  experiments: page.experiments.map((experiment) => ({
    ...experiment,
    arms: experiment.arms.map((arm) => ({ ...arm, builds: buildsIn(language, arm.builds) })),
  })),
});
