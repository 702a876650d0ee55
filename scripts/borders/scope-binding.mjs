import effector from 'eslint-plugin-effector';

const inner = effector.rules['mandatory-scope-binding'];
const isHook = (callee) => callee?.type === 'Identifier' && /^use[A-Z]/.test(callee.name);

/**
 * `useUnitListener(somethingHappened, …)` and `useUnitListener(model.somethingHappened, …)`: the
 * hook binds the unit itself.
 */
function isGivenToHook(node) {
  const value =
    node.parent.type === 'MemberExpression' && node.parent.property === node ? node.parent : node;
  return (
    value.parent.type === 'CallExpression' &&
    value.parent.arguments.includes(value) &&
    isHook(value.parent.callee)
  );
}

/**
 * effector's rule that components bind units by `useUnit`; a unit passed to another hook is bound
 * by that hook.
 */
export const scopeBinding = {
  ...inner,
  create(context) {
    const report = (found) => {
      if (!isGivenToHook(found.node)) context.report(found);
    };
    return inner.create(Object.create(context, { report: { value: report } }));
  },
};
