/** Of a form's fields, as a server reads them: values of one name are joined by line breaks. */
export function textsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join("\n")]));
}
