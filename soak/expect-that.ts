/** Says what holds. @throws when it does not */
export function expectThat(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
  console.log(`  ✓ ${what}`);
}
