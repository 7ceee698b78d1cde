{{/* The Service and port behind a target of files/routes.yaml, or nothing. Takes a dict of root and target. */}}
{{- define "eightcount.backend" -}}
{{- $root := .root -}}
{{- $components := .root.Files.Get "files/components.yaml" | fromYaml -}}
{{- $isOutside := has .target (list "media" "collector") -}}
{{- $external := get .root.Values.routing .target | default dict -}}
{{- if $external.service }}
name: {{ $external.service }}
port: {{ $external.port }}
{{- else if and (or $isOutside (eq .target "sandbox")) (include "eightcount.isStandInOn" .root) }}
name: {{ include "eightcount.componentName" (dict "root" $root "component" "sandbox") }}
port: {{ $components.sandbox.port }}
{{- else if not (or $isOutside (eq .target "sandbox")) }}
name: {{ include "eightcount.componentName" (dict "root" $root "component" .target) }}
port: {{ (get $components .target).port }}
{{- end }}
{{- end }}

{{/* The rows of files/routes.yaml that lead somewhere, each with its backend, as JSON. */}}
{{- define "eightcount.routes" -}}
{{- $routes := list -}}
{{- range .Files.Get "files/routes.yaml" | fromYamlArray }}
{{- $backend := include "eightcount.backend" (dict "root" $ "target" .to) | fromYaml }}
{{- if $backend }}{{ $routes = append $routes (merge (dict "backend" $backend) .) }}{{ end }}
{{- end }}
{{- toJson (dict "rows" $routes) }}
{{- end }}

{{- define "eightcount.hostname" -}}
{{ (urlParse .Values.publicUrl).hostname }}
{{- end }}
