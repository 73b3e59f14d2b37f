export function UploadingOff() {
  return (
    <div className="uploading-off small">
      <p className="font-600">Uploading is off: there is no bucket for pictures.</p>
      <p className="text-muted">
        Turn R2 on in Cloudflare’s dashboard, run <code>npx wrangler r2 bucket create</code> with the{" "}
        <code>bucket_name</code> of <code>wrangler.toml</code>, keep the <code>PICTURES</code> binding there and deploy.
        docs/runbook.md has the steps. The site’s own pictures can be chosen meanwhile.
      </p>
    </div>
  );
}
